import { modals } from '@mantine/modals';
import { EmbedSlot } from './embed-slot.tsx';

/** Tells the owner of an embedded form how to give it its place. */
export function showEmbedSlot(popupId: string, name: string, title: string): void {
  modals.open({ title, size: 'lg', closeButtonProps: { 'aria-label': 'Done' }, children: <EmbedSlot popupId={popupId} name={name} /> });
}
