import { cutText } from '../../../../lib/text/cut-text.ts';
import { DeliveryFailed } from '../../delivery-failed.ts';
import { readAnswer, textAt } from '../../read-answer.ts';
import type { ConnectedDestination, DeliveryContent } from '../destination.ts';
import { leadMessage } from '../lead-lines.ts';

const NAME = 'Discord';
/** Discord's limits. It refuses the whole message if one is exceeded. */
const MOST = { title: 256, fields: 25, name: 256, value: 1024, all: 5_500 };

/** A channel of Discord. */
export const discord: ConnectedDestination<DeliveryContent> = {
  reader: 'people',
  form: {
    name: NAME,
    about: 'Posts each lead in a channel.',
    inputs: [
      {
        name: 'url',
        label: 'Webhook address',
        help: 'Channel → Settings → Integrations → Webhooks. Begins with https://discord.com/api/webhooks/.',
        type: 'secret',
        isRequired: true,
      },
    ],
    isSigned: false,
  },
  async send({ site, connection, content, isTest, leadsUrl }, call) {
    const { title, lines, link } = leadMessage(content, site, { isTest, leadsUrl });
    const url = new URL(connection.values['url'] ?? '');
    // Without it, Discord responds before it knows whether it accepts the message.
    url.searchParams.set('wait', 'true');
    const answer = await call({
      name: NAME,
      method: 'POST',
      url: url.href,
      body: JSON.stringify({
        embeds: [{ title: cutText(title, MOST.title), description: link, fields: fieldsOf(lines) }],
        // Otherwise a visitor who writes @everyone would notify the whole channel.
        allowed_mentions: { parse: [] },
      }),
    });
    const body = readAnswer(
      { ...answer, retryAfterMs: Math.max(answer.retryAfterMs, waitIn(answer.text)) },
      {
        name: NAME,
        explain: (said) => textAt(said, 'message'),
        words: { 401: GONE, 404: GONE },
      },
    );
    if (textAt(body, 'id') === '') throw new DeliveryFailed('Discord did not confirm the message.');
  },
};

const GONE = 'Discord does not know this webhook any more. Make a new one and enter its address.';

function fieldsOf(lines: readonly (readonly [string, string])[]) {
  let left = MOST.all;
  return lines.slice(0, MOST.fields).flatMap(([label, value]) => {
    const field = {
      name: cutText(withoutLinks(label), MOST.name) || '–',
      value: cutText(withoutLinks(value), MOST.value),
    };
    left -= field.name.length + field.value.length;
    return left < 0 ? [] : [field];
  });
}

/**
 * Discord would show `[words](address)` as a link, so that a visitor could send the owner to any
 * page in our name. Addresses that can be seen stay as they are.
 */
function withoutLinks(text: string): string {
  return text.replaceAll(/[\\[]/g, (sign) => `\\${sign}`);
}

/** The wait from the body, in which Discord repeats the seconds. Returns ms; 0 if there is none. */
function waitIn(text: string): number {
  const seconds = Number(/"retry_after":\s*([\d.]+)/.exec(text)?.[1] ?? 0);
  return Number.isFinite(seconds) ? Math.ceil(seconds * 1000) : 0;
}
