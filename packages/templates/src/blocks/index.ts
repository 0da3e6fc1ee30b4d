import type { BlockKind } from './block.ts';
import { closeButton } from './actions/close-button.tsx';
import { columns } from './layout/columns.tsx';
import { countdown } from './offers/countdown.tsx';
import { coupon } from './offers/coupon.tsx';
import { divider } from './layout/divider.tsx';
import { field } from './form/field.tsx';
import { figure } from './offers/figure.tsx';
import { follow } from './actions/follow.tsx';
import { form } from './form/form.tsx';
import { game } from './extras/game.tsx';
import { headline } from './words/headline.tsx';
import { linkButton } from './actions/link-button.tsx';
import { list } from './words/list.tsx';
import { messageButton } from './actions/message-button.tsx';
import { ownHtml } from './extras/own-html.tsx';
import { panel } from './layout/panel.tsx';
import { person } from './pictures/person.tsx';
import { picture } from './pictures/picture.tsx';
import { products } from './extras/products.tsx';
import { screen } from './layout/screen.tsx';
import { share } from './actions/share.tsx';
import { social } from './extras/social.tsx';
import { spacer } from './layout/spacer.tsx';
import { submitButton } from './form/submit-button.tsx';
import { text } from './words/text.tsx';
import { ticker } from './extras/ticker.tsx';
import { video } from './pictures/video.tsx';

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
