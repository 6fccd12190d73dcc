import type { AfterQueryEvent, EntitySubscriberInterface } from 'typeorm';
import { SpanKind, beginSpan, isInTrace, markFailed } from '@pactwright/server-kit';

const OPERATION = /^\s*(?<operation>[a-z]+)/i;
/* The first change that a statement in several parts makes; a lock is none. */
const CHANGE =
  /(?<!\b(?:for|key|do)\s)\b(?<operation>insert|update|delete)\s+(?:into\s+|from\s+)?"?(?<table>[a-z_]+)"?/i;
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

/** `SELECT contracts`, `INSERT runs`, `COMMIT`; of a statement in several parts the first thing that it changes. */
export function nameOf(query: string): string {
  const first = OPERATION.exec(query)?.groups?.['operation']?.toUpperCase() ?? 'QUERY';
  const change = first === 'WITH' ? CHANGE.exec(query)?.groups : undefined;
  const operation = change?.['operation']?.toUpperCase() ?? first;
  const table = change?.['table'] ?? TABLE.exec(query)?.groups?.['table'];
  return table === undefined ? operation : `${operation} ${table}`;
}
