import { BODY_LIMIT_BYTES } from '@beckon/contract/values';
import type { Static, TSchema } from 'typebox';
import { compileVisitorSchema } from '../schema-compilers.ts';
import type { VisitorAnswer } from './visitor-answer.ts';
import type { VisitorCall } from './visitor-call.ts';

/**
 * Answers a call whose parameter and body match the schemas of its route. A promise costs more than
 * most decisions, so an answer that needs no waiting is returned without one.
 */
export type AnswerCall<Params, Body> = (
  call: VisitorCall,
  params: Params,
  body: Body,
) => VisitorAnswer | Promise<VisitorAnswer>;

/** A `POST` route of visitors that is also answered without Fastify. */
export interface DirectRoute<Params extends TSchema, Body extends TSchema> {
  /** The path of the route. It ends with its only parameter: `/api/display/viewed/:popupId`. */
  readonly url: string;
  readonly schema: { readonly params: Params; readonly body: Body };
  /** In bytes. The default is `BODY_LIMIT_BYTES`. */
  readonly bodyLimit?: number;
  readonly answer: AnswerCall<Static<Params>, Static<Body>>;
}

/** A route, without the types of its parameter and body. */
export interface FoundRoute {
  readonly bodyLimit: number;
  /**
   * Returns undefined if the parameter or the body does not match the schemas. Nothing has been
   * done then.
   */
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

  /** The route of this address and the parameter in it; undefined if no direct route matches. */
  find(url: string): { readonly route: FoundRoute; readonly parameter: string } | undefined {
    const end = url.lastIndexOf('/') + 1;
    const route = this.#byPrefix.get(url.slice(0, end));
    const parameter = url.slice(end);
    return route !== undefined && PARAMETER.test(parameter) ? { route, parameter } : undefined;
  }
}

/** Checks with the same validator as Fastify. The check also converts the values in place. */
function guardOf<Schema extends TSchema>(schema: Schema) {
  const check = compileVisitorSchema({ schema, method: '', url: '' });
  return (value: unknown): value is Static<Schema> => check(value) === true;
}
