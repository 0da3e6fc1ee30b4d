import type {
  FastifyBaseLogger,
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
} from 'fastify';
import { cutOff, storeAway } from '../errors.ts';
import { asBytes } from './answers/as-bytes.ts';
import type { VisitorAnswer } from './visitor/visitor-answer.ts';

const SERVER_ERROR = 'Something went wrong on our side.';
/** During an outage every call fails. One log line per interval is enough. */
const LOG_OUTAGE_EVERY_MS = 10_000;

export interface ErrorReplyDeps {
  /** True if the error means that the database cannot be used for now. */
  readonly isOutage: (error: unknown) => boolean;
  readonly now: () => number;
}

/** Decides how a failed call is answered, and logs it if it is our fault. */
export type FailureReader = (error: Failure, log: FastifyBaseLogger) => Refusal;

/** The answer to a failed call. */
export interface Refusal {
  readonly status: number;
  readonly retryAfterSeconds: number | undefined;
  readonly body: { readonly success: false; readonly message: string };
}

/**
 * Turns every failure into its HTTP status and `{"success": false, "message"}`. Our own failures
 * are logged, and their text is not sent. During an outage of the database, calls that need it are
 * answered 503 with Retry-After.
 */
export function createFailureReader({ isOutage, now }: ErrorReplyDeps): FailureReader {
  let loggedAt = Number.NEGATIVE_INFINITY;
  return (error, log) => {
    if (!isOutage(error)) return readFailure(error, log);
    if (now() - loggedAt >= LOG_OUTAGE_EVERY_MS) {
      loggedAt = now();
      log.error({ err: error }, 'the database does not answer');
    }
    return refusalOf(storeAway());
  };
}

/** Answers the failures of calls that come through Fastify. */
export function addErrorReplies(app: FastifyInstance, refusalFor: FailureReader): void {
  app.setErrorHandler<FastifyError>((error, request, reply) =>
    // The caller has cut off the call: it reads no answer, and nothing has failed on our side.
    refuse(
      reply,
      request.raw.readableAborted ? refusalOf(cutOff()) : refusalFor(error, request.log),
    ),
  );
  app.setNotFoundHandler(notFound);
}

/** A refusal as the answer to a visitor's call. */
export function refusalAnswer({ status, retryAfterSeconds, body }: Refusal): VisitorAnswer {
  const waits = retryAfterSeconds === undefined ? [] : ['retry-after', String(retryAfterSeconds)];
  return {
    status,
    body: asBytes(JSON.stringify(body)),
    headers: [...waits, 'content-type', 'application/json; charset=utf-8'],
  };
}

type Failure = Pick<FastifyError, 'message' | 'statusCode' | 'validation'> & {
  readonly retryAfterSeconds?: number | undefined;
  readonly issues?: readonly unknown[];
};

export function replyToFailure(error: Failure, request: FastifyRequest, reply: FastifyReply): void {
  refuse(reply, readFailure(error, request.log));
}

function readFailure(error: Failure, log: FastifyBaseLogger): Refusal {
  const status = statusOf(error);
  // 503 means overload. A log line for each call would add to the load.
  if (status >= 500 && status !== 503) log.error({ err: error }, 'a call failed');
  return refusalOf(error);
}

function refusalOf(error: Failure): Refusal {
  const status = statusOf(error);
  const message = messageOf(error, status);
  const issues = error.issues === undefined ? {} : { issues: error.issues };
  const { retryAfterSeconds } = error;
  return { status, retryAfterSeconds, body: { success: false, message, ...issues } };
}

function refuse(reply: FastifyReply, { status, retryAfterSeconds, body }: Refusal): void {
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', String(retryAfterSeconds));
  void reply.code(status).send(body);
}

async function notFound(_request: FastifyRequest, reply: FastifyReply) {
  return reply.code(404).send({ success: false, message: 'There is nothing at this address.' });
}

function statusOf(error: Failure): number {
  if (error.validation) return 400;
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 600 ? status : 500;
}

function messageOf(error: Failure, status: number): string {
  if (status >= 500 && status !== 503) return SERVER_ERROR;
  return error.message === '' ? 'This call cannot be answered.' : error.message;
}
