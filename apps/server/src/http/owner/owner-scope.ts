import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, RawServerDefault } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { addVisitorBodyParsers } from '../body-parsers.ts';
import { foreignOrigin, jsonOnly, notSignedIn } from './owner-errors.ts';
import { compileOwnerSchema } from './owner-validation.ts';
import { compileAnswerSchema } from '../schema-compilers.ts';
import { isFromOwnPage, isJson } from '../own-origin.ts';

/** The signed-in owner and their account. */
export interface Owner {
  readonly userId: string;
  readonly sessionId: string;
  readonly email: string;
  readonly name: string;
  readonly accountId: string;
  readonly accountName: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    owner: Owner | undefined;
  }
}

/** Fastify that derives TypeScript types from the schemas of routes. */
export type OwnerApp = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

export interface OwnerScopeDeps {
  readonly publicUrl: string | undefined;
  /** The owner whose session cookie came with the request. */
  readonly ownerOf: (request: FastifyRequest) => Promise<Owner | undefined>;
  /**
   * Whether the request's format is allowed for a change. The default allows only JSON. It must
   * never allow a format that a form of another site can send.
   */
  readonly accepts?: (request: FastifyRequest) => boolean;
}

/**
 * Restricts every route of this scope to signed-in owners. Answers 401 without a session, 403 to a
 * page of another site, and 415 to a change in a format that `accepts` refuses.
 */
export function guardOwnerScope(
  app: FastifyInstance,
  { publicUrl, ownerOf, accepts = isJson }: OwnerScopeDeps,
): OwnerApp {
  app.decorateRequest('owner', undefined);
  addVisitorBodyParsers(app);
  app.setValidatorCompiler(compileOwnerSchema);
  app.setSerializerCompiler(compileAnswerSchema);
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    request.owner = await ownerOf(request);
    if (!request.owner) throw notSignedIn();
    if (request.method === 'GET' || request.method === 'HEAD') return;
    if (!isFromOwnPage(request, publicUrl)) throw foreignOrigin();
    // DELETE has no body, and pages of other sites cannot send it without a preflight.
    if (request.method !== 'DELETE' && !accepts(request)) throw jsonOnly();
  });
  return app.withTypeProvider<TypeBoxTypeProvider>();
}

/**
 * The account id of the signed-in owner, which every owner-side call of the store takes. Throws 401
 * if no owner is signed in.
 */
export function accountOf(request: { readonly owner: Owner | undefined }): string {
  return ownerIn(request).accountId;
}

export function ownerIn(request: { readonly owner: Owner | undefined }): Owner {
  if (!request.owner) throw notSignedIn();
  return request.owner;
}
