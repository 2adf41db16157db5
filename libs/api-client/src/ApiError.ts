/** The details of a failed call. */
interface Failure {
  readonly status: number;
  readonly code: string;
  readonly developerMessage?: string | undefined;
  readonly userMessage?: string | undefined;
  readonly method: string;
  /** As the contract writes it, with `{name}` for its parameters. */
  readonly path: string;
}

/**
 * A call that failed: `status` is the platform's (0 without a complete response), `code` its `error_code`, or one of ours: `network`,
 * `timeout`, `malformed`. Not thrown for a call that its caller aborted.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly developerMessage: string | undefined;
  readonly userMessage: string | undefined;
  readonly method: string;
  readonly path: string;

  constructor({ status, code, developerMessage, userMessage, method, path }: Failure, options?: ErrorOptions) {
    super(`${method} ${path} failed with ${status || code}`, options);
    this.status = status;
    this.code = code;
    this.developerMessage = developerMessage;
    this.userMessage = userMessage;
    this.method = method;
    this.path = path;
  }

  /** The part that may be in a page's state, without messages meant for developers (T52). */
  toJSON() {
    return { name: this.name, status: this.status, code: this.code };
  }
}
