import { POPUP_TYPES, type PopupType } from '@beckon/contract/values';
import { type Block, parseBlocks } from './design.ts';

/** Too low for a logo above their words. */
const WITHOUT_LOGO: readonly PopupType[] = ['bar', 'bside', 'social'];
const LOGO_TYPES: readonly PopupType[] = POPUP_TYPES.filter((type) => !WITHOUT_LOGO.includes(type));

interface LogoInDesign<Document> {
  readonly type: PopupType;
  readonly design: Document;
  /** The address of the picture; empty: there is none. */
  readonly logo: string;
  /** What screen readers say in its place. */
  readonly alt?: string | undefined;
}

/**
 * The design with a logo above the first words of its first screen; the same where the type has no
 * room for one or there is no headline. No side effects.
 */
export function withLogo<Document extends { readonly content: readonly unknown[] }>({
  type,
  design,
  logo,
  alt = '',
}: LogoInDesign<Document>): Document | (Omit<Document, 'content'> & { content: Block[] }) {
  const [first, ...rest] = parseBlocks(design.content);
  if (logo === '' || first === undefined || !LOGO_TYPES.includes(type)) return design;
  const picture: Block = {
    type: 'Picture',
    props: { id: 'Logo-1', source: 'done', url: logo, alt, fit: 'logo', phone: true },
  };
  const begin: Block = { type: 'Begin', props: { id: '', content: [first] } };
  const changed = addAboveHeadline(begin, picture);
  if (changed === undefined) return design;
  return { ...design, content: [...parseBlocks(changed.props['content']), ...rest] };
}

/** Undefined: there is no headline in this block. */
function addAboveHeadline(block: Block, picture: Block): Block | undefined {
  for (const [name, value] of Object.entries(block.props)) {
    const children = parseBlocks(value);
    const at = children.findIndex(({ type }) => type === 'Headline');
    if (at >= 0) {
      const before = children[at - 1];
      const start = before?.type === 'Text' ? at - 1 : at;
      return withChildren(block, name, children.toSpliced(start, 0, picture));
    }
    for (const [index, child] of children.entries()) {
      const changed = addAboveHeadline(child, picture);
      if (changed) return withChildren(block, name, children.with(index, changed));
    }
  }
  return undefined;
}

function withChildren({ type, props }: Block, name: string, children: readonly Block[]): Block {
  return { type, props: { ...props, [name]: children } };
}
