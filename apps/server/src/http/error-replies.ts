import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const SERVER_TROUBLE = 'Something went wrong on our side.';

/** Every failure as its HTTP status and `{"success": false, "message"}`; what is our fault is logged and its text kept back. */
export function addErrorReplies(app: FastifyInstance): void {
  app.setErrorHandler(replyToFailure);
  app.setNotFoundHandler(notFound);
}

export function replyToFailure(error: FastifyError & { readonly retryAfterSeconds?: number }, request: FastifyRequest, reply: FastifyReply): void {
  const status = statusOf(error);
  if (status >= 500) request.log.error({ err: error }, 'a call failed');
  if (error.retryAfterSeconds !== undefined) void reply.header('retry-after', String(error.retryAfterSeconds));
  void reply.code(status).send({ success: false, message: messageOf(error, status) });
}

async function notFound(_request: FastifyRequest, reply: FastifyReply) {
  return reply.code(404).send({ success: false, message: 'There is nothing at this address.' });
}

function statusOf(error: FastifyError): number {
  if (error.validation) return 400;
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 600 ? status : 500;
}

function messageOf(error: FastifyError, status: number): string {
  if (status >= 500 && status !== 503) return SERVER_TROUBLE;
  return error.message === '' ? 'This call cannot be answered.' : error.message;
}
