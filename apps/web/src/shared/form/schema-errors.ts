import { ERRORS, errorMessage, type ErrorCode, type Language } from '@pactwright/protocol';

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** What a schema says of single fields: it speaks in error codes, whose texts the protocol has in both languages. */
export function schemaErrors(
  { issues }: { readonly issues: readonly Issue[] },
  language: Language,
): Readonly<Record<string, string>> {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues)
    errors[String(path[0])] ??= isErrorCode(message) ? errorMessage(message, language) : message;
  return errors;
}

const isErrorCode = (message: string): message is ErrorCode => message in ERRORS;
