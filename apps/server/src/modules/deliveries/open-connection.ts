import { openSealedText } from '../../lib/text/seal-text.ts';
import type { DestinationRecord } from '../../store/store.ts';
import type { Connection } from './destinations/destination.ts';
import { DeliveryFailed } from './delivery-failed.ts';

/**
 * What an owner filled in, with decrypted secrets. Throws `DeliveryFailed` if a secret cannot be
 * decrypted, because the server's own secret has changed.
 */
export function openConnection(
  { settings, secrets, mapping }: Pick<DestinationRecord, 'settings' | 'secrets' | 'mapping'>,
  serverSecret: string,
): Connection {
  const opened = Object.entries(secrets).map(([name, sealed]): [string, string] => {
    const text = openSealedText(sealed, serverSecret);
    if (text === undefined)
      throw new DeliveryFailed(
        'The secret cannot be read any more, because this server’s own secret has changed. Enter it again.',
        { isFinal: true },
      );
    return [name, text];
  });
  const filled = [...Object.entries(settings), ...opened].filter(([, value]) => value !== '');
  return { values: Object.fromEntries(filled), mapping };
}
