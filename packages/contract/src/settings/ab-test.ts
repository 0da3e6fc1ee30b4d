import { type Static, Type } from 'typebox';

/**
 * The arm a popup is in an A/B test; popups with the same `parentId` are the arms of one test. A
 * visitor sees one arm, always the same one. `holdoutWeight` (the largest among the arms counts) is
 * the share that sees none. `originalId` is the popup that a variant replaces in its place and
 * behind its links. docs/behaviour/decision-rules.md#ab-tests.
 */
export const AbTestSettings = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 60 }),
  parentId: Type.String({ minLength: 1, maxLength: 40 }),
  weight: Type.Number({ minimum: 0, maximum: 1000 }),
  holdoutWeight: Type.Optional(Type.Number({ minimum: 0, maximum: 1000 })),
  originalId: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
});
export type AbTestSettings = Static<typeof AbTestSettings>;
