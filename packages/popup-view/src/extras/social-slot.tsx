import { useEffect, useId, type ReactNode } from 'react';
import type { ChatPart } from '../part-contracts.ts';
import type { BlockSource } from '../template/to-elements.tsx';
import { useView } from '../view-context.ts';
import { usePart } from '../parts/use-part.ts';

/** A slot for a messenger's plugin: its script finds only elements of the page itself, so they stand in the light DOM. Interaction spec §2.3. */
export function SocialSlot({ source: { data, props: shown } }: { readonly source: BlockSource }): ReactNode {
  const { shadow, props: { ports, popup } } = useView();
  const slotName = `social-${popup.id}-${useId().replace(/\W/g, '')}`;
  const plugin = data('plugin') === 'send-to-messenger' ? 'send-to-messenger' : 'chat';
  const page = data('page') ?? '';
  const part = usePart<ChatPart>(ports, 'chat', page !== '');
  useEffect(() => part?.fillSlot(shadow.host, slotName, { plugin, page }), [part, shadow, slotName, plugin, page]);
  return <div {...shown} hidden={part === undefined}><slot name={slotName} /></div>;
}
