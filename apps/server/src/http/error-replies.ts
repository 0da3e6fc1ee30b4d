import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { storeAway } from '../errors.ts';

const SERVER_ERROR = 'Something went wrong on our side.';
/** An outage fails every call: one line in so long is enough. */
const LOG_OUTAGE_EVERY_MS = 10_000;

export interface ErrorReplyDeps {
  /** The database cannot be used for now. */
  readonly isOutage: (error: unknown) => boolean;
  readonly now: () => number;
}

/**
 * Every failure as its HTTP status and `{"success": false, "message"}`; what is our fault is logged
 * and its text kept back. While the database is away, calls that need it are answered 503 with
 * Retry-After.
 */
export function addErrorReplies(app: FastifyInstance, { isOutage, now }: ErrorReplyDeps): void {
  let loggedAt = Number.NEGATIVE_INFINITY;
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (!isOutage(error)) return replyToFailure(error, request, reply);
    if (now() - loggedAt >= LOG_OUTAGE_EVERY_MS) {
      loggedAt = now();
      request.log.error({ err: error }, 'the database does not answer');
    }
    replyToRefusal(storeAway(), reply);
  });
  app.setNotFoundHandler(notFound);
}

type Failure = Pick<FastifyError, 'message' | 'statusCode' | 'validation'> & {
  readonly retryAfterSeconds?: number | undefined;
  readonly issues?: readonly unknown[];
};

export function replyToFailure(error: Failure, request: FastifyRequest, reply: FastifyReply): void {
  const status = statusOf(error);
  // Overload says of itself enough: a line for each call would add to it.
  if (status >= 500 && status !== 503) request.log.error({ err: error }, 'a call failed');
  replyToRefusal(error, reply);
}

function replyToRefusal(error: Failure, reply: FastifyReply): void {
  const status = statusOf(error);
  if (error.retryAfterSeconds !== undefined)
    void reply.header('retry-after', String(error.retryAfterSeconds));
  const message = messageOf(error, status);
  const issues = error.issues === undefined ? {} : { issues: error.issues };
  void reply.code(status).send({ success: false, message, ...issues });
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
