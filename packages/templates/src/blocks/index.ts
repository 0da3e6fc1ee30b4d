import type { BlockKind } from './block.ts';
import { closeButton } from './close-button.tsx';
import { columns } from './columns.tsx';
import { countdown } from './countdown.tsx';
import { coupon } from './coupon.tsx';
import { divider } from './divider.tsx';
import { field } from './field.tsx';
import { figure } from './figure.tsx';
import { follow } from './follow.tsx';
import { form } from './form.tsx';
import { game } from './game.tsx';
import { headline } from './headline.tsx';
import { linkButton } from './link-button.tsx';
import { list } from './list.tsx';
import { messageButton } from './message-button.tsx';
import { ownHtml } from './own-html.tsx';
import { panel } from './panel.tsx';
import { person } from './person.tsx';
import { picture } from './picture.tsx';
import { products } from './products.tsx';
import { screen } from './screen.tsx';
import { share } from './share.tsx';
import { social } from './social.tsx';
import { spacer } from './spacer.tsx';
import { submitButton } from './submit-button.tsx';
import { text } from './text.tsx';
import { ticker } from './ticker.tsx';
import { video } from './video.tsx';

/** Every kind of block, in the order of the editor. To add a kind, add a file and a line here. */
export const BLOCK_KINDS: readonly BlockKind[] = [
  screen,
  columns,
  panel,
  divider,
  spacer,
  headline,
  text,
  list,
  picture,
  video,
  person,
  form,
  field,
  submitButton,
  linkButton,
  closeButton,
  messageButton,
  share,
  follow,
  coupon,
  countdown,
  figure,
  products,
  ticker,
  social,
  game,
  ownHtml,
];

const BY_TYPE = new Map(BLOCK_KINDS.map((kind) => [kind.type, kind]));

export function blockKindOf(type: string): BlockKind | undefined {
  return BY_TYPE.get(type);
}
