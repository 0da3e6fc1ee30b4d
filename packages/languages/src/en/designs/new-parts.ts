import type { NewPartsCopy } from '../../copy.ts';

export const newParts = {
  fields: {
    url: { label: 'Website', placeholder: 'https://' },
    select: { label: 'Choose one', placeholder: 'Please choose' },
    radio: { label: 'Choose one', placeholder: '' },
    checkbox: { label: 'Choose all that fit', placeholder: '' },
    text: { label: 'Your answer', placeholder: 'Your answer' },
    number: { label: 'Number', placeholder: '0' },
    hidden: { label: 'Hidden value', placeholder: '' },
  },
  options: ['First option', 'Second option', 'Third option'],
  goOn: 'Continue',
  /** Empty, because the defaults of blocks are in English. */
  blocks: {},
} satisfies NewPartsCopy;
