import { BODY_LIMIT_BYTES } from '@beckon/contract/values';
import type { Static, TSchema } from 'typebox';
import { compileVisitorSchema } from './schema-compilers.ts';
import type { VisitorAnswer } from './visitor-answer.ts';
import type { VisitorCall } from './visitor-call.ts';

/**
 * Answers a call whose address and body are what the schemas of its route say. A promise costs more
 * than many a step of deciding, so what is known at once is answered at once.
 */
export type AnswerCall<Params, Body> = (
  call: VisitorCall,
  params: Params,
  body: Body,
) => VisitorAnswer | Promise<VisitorAnswer>;

/** A `POST` route of visitors that is also answered without Fastify. */
export interface DirectRoute<Params extends TSchema, Body extends TSchema> {
  /** It ends with its only parameter: `/api/display/viewed/:popupId`. */
  readonly url: string;
  readonly schema: { readonly params: Params; readonly body: Body };
  /** In bytes; missing: as for most calls. */
  readonly bodyLimit?: number;
  readonly answer: AnswerCall<Static<Params>, Static<Body>>;
}

/** A route with the parameter of one call. */
export interface FoundRoute {
  readonly bodyLimit: number;
  /** Undefined: address or body are not what the schemas say, and nothing was done. */
  readonly answer: (
    call: VisitorCall,
    parameter: string,
    body: unknown,
  ) => VisitorAnswer | Promise<VisitorAnswer> | undefined;
}

const PARAMETER = /^[\w.-]{1,200}$/;

/** The routes that are also answered without Fastify. */
export class DirectRoutes {
  readonly #byPrefix = new Map<string, FoundRoute>();

  add<Params extends TSchema, Body extends TSchema>(route: DirectRoute<Params, Body>): void {
    const { url, schema, bodyLimit = BODY_LIMIT_BYTES, answer } = route;
    const [prefix = '', name = ''] = url.split(':');
    const isParams = guardOf(schema.params);
    const isBody = guardOf(schema.body);
    this.#byPrefix.set(prefix, {
      bodyLimit,
      answer(call, parameter, body) {
        const params: unknown = { [name]: parameter };
        return isParams(params) && isBody(body) ? answer(call, params, body) : undefined;
      },
    });
  }

  /** The route of this address and the parameter in it. */
  find(url: string): { readonly route: FoundRoute; readonly parameter: string } | undefined {
    const end = url.lastIndexOf('/') + 1;
    const route = this.#byPrefix.get(url.slice(0, end));
    const parameter = url.slice(end);
    return route !== undefined && PARAMETER.test(parameter) ? { route, parameter } : undefined;
  }
}

/** Checks as Fastify does, which also converts the values in place. */
function guardOf<Schema extends TSchema>(schema: Schema) {
  const check = compileVisitorSchema({ schema, method: '', url: '' });
  return (value: unknown): value is Static<Schema> => check(value) === true;
}
