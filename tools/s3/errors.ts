/** A refusal in the words of the S3 protocol. */
export class S3Error extends Error {
  status: number;
  code: string;

  constructor(status: number, code: string, message: string = code) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export const noSuchBucket = () => new S3Error(404, 'NoSuchBucket', 'The specified bucket does not exist.');
export const noSuchKey = () => new S3Error(404, 'NoSuchKey', 'The specified key does not exist.');
export const noSuchUpload = () =>
  new S3Error(404, 'NoSuchUpload', 'The specified multipart upload does not exist.');
export const notAllowed = () =>
  new S3Error(405, 'MethodNotAllowed', 'The method is not allowed on this resource.');
export const notImplemented = (what: string) =>
  new S3Error(501, 'NotImplemented', `${what} is not implemented.`);

/** Maps whatever went wrong to an answer of the protocol. */
export function asS3Error(error: unknown): S3Error {
  if (error instanceof S3Error) return error;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new S3Error(507, 'XMinioStorageFull', 'The disk is full.');
  return new S3Error(500, 'InternalError', 'We encountered an internal error, please try again.');
}
