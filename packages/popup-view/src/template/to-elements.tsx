import { addressToOpen } from '@beckon/contract/address';
import { createElement, type ReactNode } from 'react';
import { fillPlaceholders, shippingSentence } from './fill-placeholders.ts';
import { reactAttribute } from './react-attribute.ts';
import { allowedAttribute, isAllowedElement } from './sanitize.ts';
import { HIDDEN_STYLE } from './hidden-style.ts';
import { parseStyleText } from './style-text.ts';

export type ElementProps = Readonly<Record<string, unknown>>;

/** A marked element of a template, which one of our components replaces. */
export interface BlockSource {
  /** Value of `data-block`, or `step` and `submit` for the parts of a form. */
  readonly kind: string;
  /** Returns the value of a `data-*` attribute of the element in the template. */
  readonly data: (name: string) => string | undefined;
  /** The props for the element: class, style, and other allowed attributes. */
  readonly props: ElementProps;
  readonly children: ReactNode;
  readonly text: string;
}

export interface CopyRules {
  /** If undefined, placeholders stay as they are. */
  readonly tags: ReadonlyMap<string, string> | undefined;
  readonly pageUrl: string | undefined;
}

export interface DrawingRules extends CopyRules {
  /** Draws a marked element. Undefined for an unknown kind, which is then drawn as a plain element. */
  readonly drawBlock: (source: BlockSource) => ReactNode | undefined;
}

/**
 * The maximum depth. Browsers nest no deeper than 512; a deeper template is broken, and drawing it
 * would overflow the stack.
 */
const MAX_DEPTH = 200;
/** `Node` itself does not exist where popups are prerendered. */
const ELEMENT_NODE = 1;
const TEXT_NODE = 3;
const VOID_ELEMENTS = /^(?:area|br|col|hr|img|input|source|track|wbr)$/;
const TEXT_ELEMENTS = /^(h\d|p|li)$/;
const NO_BLANK_TEXT = /^(?:table|thead|tbody|tfoot|tr|colgroup|select)$/;

/**
 * Converts parsed template markup to React elements. Leaves out what `sanitize` forbids, and
 * replaces marked elements by our components.
 */
export function toElements(parent: Element, rules: DrawingRules): ReactNode {
  return childrenOf(parent, rules, 0);
}

/**
 * The attributes of one element as React props: only allowed ones, `style` as an object,
 * placeholders filled in.
 */
export function propsOf(element: Element, rules: CopyRules): ElementProps {
  const name = element.localName;
  const props: Record<string, unknown> = {};
  for (const attribute of element.attributes) {
    if (attribute.name === HIDDEN_STYLE || attribute.name === 'style') {
      props['style'] = parseStyleText(attribute.value);
      continue;
    }
    const allowed = allowedAttribute(name, attribute.name, attribute.value);
    if (allowed === undefined) continue;
    const [key, value] = reactAttribute(attribute.name, fillPlaceholders(allowed, rules.tags));
    props[key] = value;
  }
  return name === 'a' ? linkProps(props, rules) : props;
}

function linkProps(props: Record<string, unknown>, { pageUrl }: CopyRules): ElementProps {
  const { href } = props;
  if (typeof href === 'string') props['href'] = addressToOpen(href, { pageUrl, prefix: '//' });
  if (props['target'] === '_blank') props['rel'] = 'noopener noreferrer';
  return props;
}

function childrenOf(parent: Element, rules: DrawingRules, depth: number): ReactNode[] {
  if (depth > MAX_DEPTH) return [];
  return [...parent.childNodes].flatMap((node, index) => {
    if (node.nodeType === TEXT_NODE) return textOf(node, parent, rules);
    return node.nodeType === ELEMENT_NODE
      ? [elementOf(node as Element, rules, { depth, key: index })]
      : [];
  });
}

function textOf(node: Node, parent: Element, { tags }: CopyRules): string[] {
  const text = node.nodeValue ?? '';
  if (NO_BLANK_TEXT.test(parent.localName) && text.trim() === '') return [];
  return [fillPlaceholders(text, tags)];
}

function elementOf(
  element: Element,
  rules: DrawingRules,
  { depth, key }: { depth: number; key: number },
): ReactNode {
  const name = element.localName;
  if (!isAllowedElement(name)) return null;
  const sentence = TEXT_ELEMENTS.test(name) && shippingSentence(element.textContent, rules.tags);
  if (sentence === '') return null;
  const props = propsOf(element, rules);
  const children = sentence
    ? [element.getAttribute('data-reached') ?? sentence]
    : VOID_ELEMENTS.test(name)
      ? []
      : childrenOf(element, rules, depth + 1);
  const kind = kindOf(element);
  const block =
    kind === undefined
      ? undefined
      : rules.drawBlock({
          kind,
          props: { ...props, key },
          children,
          text: fillPlaceholders(element.textContent.trim(), rules.tags),
          data: (attribute) => element.getAttribute(`data-${attribute}`) ?? undefined,
        });
  return block === undefined ? createElement(name, { ...props, key }, ...children) : block;
}

function kindOf(element: Element): string | undefined {
  const kind = element.getAttribute('data-block');
  if (kind !== null) return kind;
  if (element.hasAttribute('data-step')) return 'step';
  return element.classList.contains('poptin-form-submit-button') ? 'submit' : undefined;
}
