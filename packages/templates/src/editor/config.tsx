import {
  type ComponentConfig,
  type Config,
  type CustomField,
  type Field,
  FieldLabel,
  type Fields,
  type TextField,
} from '@puckeditor/core';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { Language, PopupType } from '@beckon/contract/values';
import type { BlockField, BlockGroup, BlockKind } from '../blocks/block.ts';
import { BLOCK_KINDS } from '../blocks/index.ts';
import type { RawProps } from '../design/read-props.ts';
import { changeOf } from './change-of.ts';
import { EditorFrame } from './editor-frame.tsx';
import type { EditorLook } from './editor-look.ts';
import { drawInEditor } from './draw-in-editor.tsx';
import { startProps } from './start-props.ts';

const GROUP_NAMES: Readonly<Record<BlockGroup, string>> = {
  layout: 'Layout',
  words: 'Words',
  pictures: 'Pictures',
  form: 'Form',
  actions: 'Buttons',
  offers: 'Offers',
  extras: 'Extras',
};

/** Props of an input that the dashboard provides. `value` is a text, empty if there is none. */
export interface OwnFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Inputs to choose a picture, products or collections. Without an input, the owner types a text. */
export type OwnFields = Readonly<
  Partial<Record<'picture' | 'products' | 'collections', ComponentType<OwnFieldProps>>>
>;

/**
 * Components that draw a kind of block on the canvas in the way the view draws it for visitors.
 * They get the block's stored settings. Kinds without a component draw themselves.
 */
export type OwnDrawings = Readonly<Partial<Record<string, ComponentType<RawProps>>>>;

/** Components that are drawn on top of each block of a kind. They get no settings. */
export type Additions = Readonly<Partial<Record<string, ComponentType>>>;

/** Parts that the program around the editor provides. */
export interface OwnParts {
  readonly fields?: OwnFields;
  readonly drawings?: OwnDrawings;
  readonly additions?: Additions;
}

/**
 * Puck's configuration for a popup of this type: our blocks, drawn by the code that also publishes
 * them, inside the popup's root with its theme. Puck's design document can be passed to
 * `renderTemplate` unchanged.
 */
export function puckConfigFor(
  type: PopupType,
  language: Language,
  { look = {}, own = {} }: { readonly look?: EditorLook; readonly own?: OwnParts } = {},
): Config {
  return {
    components: Object.fromEntries(
      BLOCK_KINDS.map((kind) => [kind.type, componentFor(kind, { type, language, own })]),
    ),
    categories: categoriesFor(type),
    root: {
      fields: {},
      render: ({ children }: { children?: ReactNode }) => (
        <EditorFrame type={type} language={language} {...look}>
          {children}
        </EditorFrame>
      ),
    },
  };
}

interface ComponentContext {
  readonly type: PopupType;
  readonly language: Language;
  readonly own: OwnParts;
}

function componentFor(
  kind: BlockKind,
  { type, language, own: { fields = {}, drawings = {}, additions = {} } }: ComponentContext,
): ComponentConfig {
  const { label, unused, labels } = kind;
  const Drawing = drawings[kind.type];
  const Addition = additions[kind.type];
  return {
    label,
    fields: fieldsFor(kind, fields),
    defaultProps: { ...startProps(kind, language, type) },
    ...changeOf(kind.type, language),
    render: (props: RawProps): ReactElement => (
      <>
        {Drawing === undefined ? drawInEditor(kind, props) : <Drawing {...props} />}
        {Addition !== undefined && <Addition />}
      </>
    ),
    ...(unused === undefined && labels === undefined
      ? {}
      : {
          resolveFields: (
            { props }: { readonly props: RawProps },
            { fields }: { readonly fields: Fields },
          ) => withLabels(without(fields, unused?.(props) ?? []), labels?.(props) ?? {}),
        }),
  };
}

function without(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}

function withLabels(fields: Fields, labels: Readonly<Record<string, string>>): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const label = labels[name];
      return [name, label === undefined ? field : { ...field, label }];
    }),
  );
}

function fieldsFor({ fields }: BlockKind, ownFields: OwnFields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, puckField(field, ownFields)]),
  );
}

function puckField(field: BlockField, ownFields: OwnFields): Field {
  if (field.type === 'picture' || field.type === 'products' || field.type === 'collections')
    return ownFieldFor(field.label, ownFields[field.type]);
  // A collapsed entry shows its text, or its number if the text is empty.
  return field.type === 'array'
    ? {
        ...field,
        getItemSummary: ({ text }: { readonly text?: unknown }, index = 0) =>
          typeof text === 'string' && text !== '' ? text : `${index + 1}`,
      }
    : { ...field };
}

function ownFieldFor(
  label: string,
  OwnField: ComponentType<OwnFieldProps> | undefined,
): TextField | CustomField<string | undefined> {
  if (OwnField === undefined) return { type: 'text', label };
  return {
    type: 'custom',
    label,
    render: ({ value, onChange }) => (
      <FieldLabel label={label}>
        <OwnField label={label} value={value ?? ''} onChange={onChange} />
      </FieldLabel>
    ),
  };
}

function categoriesFor(type: PopupType): NonNullable<Config['categories']> {
  const hidden = type === 'gamified' ? [] : ['Game'];
  return Object.fromEntries(
    Object.entries(GROUP_NAMES).map(([group, title]) => {
      const components = BLOCK_KINDS.filter(
        (kind) => kind.group === group && !hidden.includes(kind.type),
      ).map((kind) => kind.type);
      return [group, { title, components, defaultExpanded: group !== 'extras' }];
    }),
  );
}
