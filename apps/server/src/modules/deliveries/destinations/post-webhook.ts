import { createHmac } from 'node:crypto';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { failureCodes } from '../../../lib/failure-codes.ts';
import {
  AddressRefused,
  anyAddress,
  guardedLookup,
  mayCallHost,
  outsideOnly,
} from '../../../lib/guarded-lookup.ts';

export interface WebhookPost {
  readonly url: string;
  readonly secret: string;
  readonly body: string;
  readonly at: number;
}

/** Rejects with a sentence for the owner when the post was not answered with 2xx. */
export type PostWebhook = (post: WebhookPost) => Promise<void>;

const PATIENCE_MS = 10_000;
const INSIDE = 'The webhook’s address is inside this server’s own network.';

/**
 * Posts JSON to an owner's address, signed. Owners must not reach through us what only this machine
 * can reach: the address is looked at after its name was looked up, and that very one is called.
 * Redirects are not followed.
 */
export function buildPostWebhook({
  allowsPrivate,
  patienceMs = PATIENCE_MS,
}: {
  readonly allowsPrivate: boolean;
  readonly patienceMs?: number;
}): PostWebhook {
  const mayCall = allowsPrivate ? anyAddress : outsideOnly;
  const lookup = guardedLookup(mayCall);
  return ({ url, secret, body, at }) =>
    new Promise((resolve, reject) => {
      const target = new URL(url);
      if (!mayCallHost(target.hostname, mayCall)) return reject(new Error(INSIDE));
      const request = (target.protocol === 'https:' ? requestHttps : requestHttp)(
        target,
        {
          method: 'POST',
          signal: AbortSignal.timeout(patienceMs),
          lookup,
          headers: {
            'content-type': 'application/json; charset=utf-8',
            'content-length': Buffer.byteLength(body),
            'user-agent': 'Beckon',
            ...(secret === '' ? {} : { 'x-beckon-signature': signatureOf(body, secret, at) }),
          },
        },
        (response) => {
          response.resume();
          const { statusCode = 0 } = response;
          if (statusCode >= 200 && statusCode < 300) resolve();
          else
            reject(
              Object.assign(new Error(`The webhook answered ${statusCode}.`), {
                responseCode: statusCode,
              }),
            );
        },
      );
      request.on('error', (error) => {
        const { code = 'no answer in time' } = failureCodes(error);
        reject(
          error instanceof AddressRefused
            ? new Error(INSIDE)
            : Object.assign(new Error(`The webhook cannot be reached (${code}).`), { code }),
        );
      });
      request.end(body);
    });
}

/**
 * `t=<seconds>,v1=<hex>`: the time is signed, too, so that a post that somebody saw cannot be sent
 * again later.
 */
export function signatureOf(body: string, secret: string, at: number): string {
  const seconds = Math.floor(at / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}
