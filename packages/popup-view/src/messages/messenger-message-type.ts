import type { ChatPlugin } from '../part-contracts.ts';

/** The button in the place of a messenger's plugin. */
export type MessengerTexts = Readonly<Record<ChatPlugin['plugin'], string>>;
