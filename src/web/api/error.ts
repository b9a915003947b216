/** The error body of the API. */
export interface ErrorBody {
  readonly message: string;
  readonly code?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly alternatives?: readonly string[];
  /** What cancelling costs now, in the minor unit, where somebody was shown another fee. */
  readonly cancelFee?: { readonly amount: number; readonly currency: string };
  /** The booking behind a guest's link that belongs to an account since. */
  readonly bookingId?: number;
  /** From a right password to the second step. */
  readonly ticket?: string;
}

/** A refused call. `message` is `{status}: {message}`; screens show `body.message`. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(`${status}: ${body.message}`);
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
  }
}

interface Refused {
  readonly statusText?: string;
  text(): string | Promise<string>;
}

/** Reads a refusal: our JSON body, else the text, else the status text. */
export async function readError(answer: Refused): Promise<ErrorBody> {
  const text = await answer.text();
  try {
    const body = JSON.parse(text) as ErrorBody;
    if (typeof body.message === 'string') return body;
  } catch {
    // Not ours: a proxy's page, say.
  }
  return { message: text || (answer.statusText ?? '') };
}

/** The sentence a person may be shown for whatever went wrong; undefined when there is none. */
export function sentenceOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.body.message : undefined;
}
