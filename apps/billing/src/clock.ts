import { Global, Module } from '@nestjs/common';

/** Injects the present moment, so that tests can live through months. */
export const CLOCK = Symbol('CLOCK');
export type Clock = () => Date;

const now: Clock = () => new Date();

@Global()
@Module({ providers: [{ provide: CLOCK, useValue: now }], exports: [CLOCK] })
export class ClockModule {}
