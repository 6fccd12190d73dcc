import type { AfterQueryEvent, EntitySubscriberInterface } from 'typeorm';
import { SpanKind, beginSpan, isInTrace, markFailed } from '@pactwright/server-kit';

const OPERATION = /^\s*(?<operation>[a-z]+)/i;
const TABLE = /(?:^\s*update|\bfrom|\binto|\bjoin)\s+"?(?<table>[a-z_]+)"?/i;

/** Makes a span of every statement that belongs to something traced: what it does to which table, never its text, its parameters or its rows. */
export const traceQueries: EntitySubscriberInterface = {
  afterQuery({ query, executionTime = 0, success, error }: AfterQueryEvent): void {
    if (!isInTrace()) return;
    const name = nameOf(query);
    const span = beginSpan(name, {
      kind: SpanKind.CLIENT,
      attributes: { 'db.system.name': 'postgresql', 'db.query.summary': name },
      startTime: Date.now() - executionTime,
    });
    if (span && !success) markFailed(span, error);
    span?.end();
  },
};

/** `SELECT contracts`, `INSERT runs`, `COMMIT`. */
export function nameOf(query: string): string {
  const operation = OPERATION.exec(query)?.groups?.['operation']?.toUpperCase() ?? 'QUERY';
  const table = TABLE.exec(query)?.groups?.['table'];
  return table === undefined ? operation : `${operation} ${table}`;
}
