import type { ComponentConfig, Config, Fields } from '@puckeditor/core';
import { type ComponentType, type ReactElement, type ReactNode, createElement } from 'react';
import type { Language, Layout, PopupType } from '@beckon/contract/values';
import type { BlockGroup, BlockKind, DrawSlot } from '../blocks/block.ts';
import { BLOCK_KINDS } from '../blocks/index.ts';
import type { RawProps } from '../design/read-props.ts';
import { EditorFrame } from './editor-frame.tsx';
import { standInFor } from './stand-ins.tsx';

const GROUP_NAMES: Readonly<Record<BlockGroup, string>> = {
  layout: 'Layout', words: 'Words', pictures: 'Pictures', form: 'Form', actions: 'Buttons', offers: 'Offers', extras: 'Extras',
};

/** How the canvas looks while a popup is edited; what is missing has its first choice. */
export interface EditorLook {
  readonly theme?: string;
  readonly layout?: Layout;
}

/**
 * Puck's configuration for a popup of this type: the blocks of this package, drawn by the same code that publishes them,
 * inside the popup's root with its theme. The design document that comes out goes into `renderTemplate` as it is.
 */
export function puckConfigFor(type: PopupType, language: Language, look: EditorLook = {}): Config {
  return {
    components: Object.fromEntries(BLOCK_KINDS.map((kind) => [kind.type, componentFor(kind)])),
    categories: categoriesFor(type),
    root: {
      fields: {},
      render: ({ children }: { children?: ReactNode }) => <EditorFrame type={type} language={language} {...look}>{children}</EditorFrame>,
    },
  };
}

function componentFor(kind: BlockKind): ComponentConfig {
  return { label: kind.label, fields: fieldsFor(kind), defaultProps: { ...kind.defaults }, render: (props: RawProps): ReactElement => drawInEditor(kind, props) };
}

function drawInEditor(kind: BlockKind, props: RawProps): ReactElement {
  const slot: DrawSlot = (name, className) => {
    const Slot = props[name];
    return isComponent(Slot) ? createElement(Slot, className === undefined ? {} : { className }) : <div className={className} />;
  };
  return standInFor(kind.type, props) ?? kind.draw(props, slot);
}

function isComponent(value: unknown): value is ComponentType<{ className?: string }> {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}

function fieldsFor({ fields }: BlockKind): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, { ...field }]));
}

function categoriesFor(type: PopupType): NonNullable<Config['categories']> {
  const hidden = type === 'gamified' ? [] : ['Game'];
  return Object.fromEntries(Object.entries(GROUP_NAMES).map(([group, title]) => {
    const components = BLOCK_KINDS.filter((kind) => kind.group === group && !hidden.includes(kind.type)).map((kind) => kind.type);
    return [group, { title, components, defaultExpanded: group !== 'extras' }];
  }));
}
