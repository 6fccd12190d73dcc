/** Injects the present moment, so that tests can live through months. */
export const CLOCK = Symbol('CLOCK');
export type Clock = () => Date;
