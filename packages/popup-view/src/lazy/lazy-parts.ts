/** What the view loads only for popups that use it. */
export type Extras = typeof import('../extras/index.ts');
export type FormPart = typeof import('../parts/form-part.ts');

export interface LazyParts {
  readonly extras: Extras | undefined;
  readonly form: FormPart | undefined;
}
