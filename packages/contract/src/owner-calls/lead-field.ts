import { type TSchema, Type } from 'typebox';
import type { LeadField } from '../form-rules/fields/filled-field.ts';

/** An answer of a lead, as owners and their programs get it. */
export const LeadFieldSchema = Type.Object({
  name: Type.String(),
  label: Type.String(),
  kind: Type.String(),
  value: Type.String(),
} satisfies Readonly<Record<keyof LeadField, TSchema>>);
