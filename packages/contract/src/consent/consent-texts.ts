import { type Static, Type } from 'typebox';

const Short = Type.String({ minLength: 1, maxLength: 120 });
const Paragraph = Type.String({ minLength: 1, maxLength: 1000 });

/** Every text of the banner and the panel in one language. */
export const ConsentTexts = Type.Object(
  {
    title: Short,
    message: Paragraph,
    /** The message where everything is allowed until the visitor objects. */
    optoutMessage: Paragraph,
    accept: Short,
    deny: Short,
    viewPreferences: Short,
    savePreferences: Short,
    manageConsent: Short,
    close: Short,
    alwaysActive: Short,
    functional: Short,
    functionalText: Paragraph,
    preferences: Short,
    preferencesText: Paragraph,
    statistics: Short,
    statisticsText: Paragraph,
    marketing: Short,
    marketingText: Paragraph,
    /** Shown over content that waits for a category; `{category}` is replaced. */
    blockedByCategory: Paragraph,
    /** Shown over content that waits for one service; `{service}` is replaced. */
    blockedByService: Paragraph,
    allowService: Short,
  },
  { additionalProperties: false },
);
export type ConsentTexts = Static<typeof ConsentTexts>;
