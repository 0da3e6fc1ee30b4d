export { BeckonForm, type BeckonFormProps } from './beckon-form.tsx';
export { BeckonScript } from './beckon-script.tsx';
export type { ScriptOptions as BeckonScriptProps } from './load-script.ts';
export type {
  BeckonApi,
  BeckonConsent,
  BeckonEventDetail,
  BeckonExplanation,
  BeckonGoal,
} from './page-api.ts';
export { setConsent, useBeckon } from './use-beckon.ts';
