import { POPUP_TYPES, type PopupType } from '@beckon/contract/values';
import { type Block, parseBlocks } from './design.ts';

/** Popups of these types are too low for a logo above their words. */
const WITHOUT_LOGO: readonly PopupType[] = ['bar', 'bside', 'social'];
const LOGO_TYPES: readonly PopupType[] = POPUP_TYPES.filter((type) => !WITHOUT_LOGO.includes(type));

interface LogoInDesign<Document> {
  readonly type: PopupType;
  readonly design: Document;
  /** The address of the picture. Empty if there is none. */
  readonly logo: string;
  /** Alternative text for screen readers. */
  readonly alt?: string | undefined;
}

/**
 * Returns the design with a logo above the first headline of its first screen. Returns the same
 * design if there is no logo, no headline or no room for a logo in this type. Does not change its
 * input.
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

/** Undefined if this block contains no headline. */
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
