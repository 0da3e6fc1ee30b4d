import type { Block } from '../design/design.ts';
import type { Layout, Pieces } from './layout.ts';
import {
  bubbles,
  followButtons,
  messageButton,
  personOf,
  pluginOf,
  shareButtons,
} from './parts.ts';
import {
  action,
  body,
  bigNumber,
  headline,
  listOf,
  panel,
  screen,
  small,
  wayOut,
} from './pieces.ts';
import { thanks, thanksWords } from './thanks-pieces.ts';
import { art, cover } from './picture-pieces.ts';

/** The pattern stays on the thank-you screen. */
const thanksUnderPattern = (pieces: Pieces): Block =>
  screen('thanks', [
    panel(
      [
        cover(pieces, { fit: 'banner' }),
        panel(thanksWords(pieces, 170, 'l'), { pad: 'l', align: 'center' }),
      ],
      { pad: 'none', gap: 'none', place: 'spread' },
    ),
  ]);

/** A photo above, and the shop's accounts to follow, one per row. */
export const followCard: Layout = (pieces) => [
  screen('form', [
    panel(
      [
        cover(pieces, { fit: 'banner' }),
        panel(
          [
            headline(pieces.copy, 'm'),
            ...body(pieces.copy),
            followButtons(pieces, ['instagram', 'tiktok', 'pinterest']),
            ...wayOut(pieces.copy, { width: 'full' }),
          ],
          { pad: 'm', align: 'center' },
        ),
      ],
      { pad: 'none', gap: 'none', place: 'spread' },
    ),
  ]),
  thanksUnderPattern(pieces),
];

/** A chat that continues in a messenger. It may start with a photo. */
export const messengerTalk: Layout = (pieces) => [
  screen('form', [
    panel(
      [
        panel(personOf(pieces.copy), { tone: 'deep', pad: 's' }),
        panel(
          [
            ...(pieces.photo === undefined ? [] : [art(pieces)]),
            ...bubbles(pieces.copy),
            headline(pieces.copy, 'm'),
            messageButton(pieces, 'whatsapp'),
            ...small(pieces.copy),
          ],
          { tone: 'tint', pad: 'm' },
        ),
      ],
      { pad: 'none', gap: 'none', place: 'spread' },
    ),
  ]),
  thanks(pieces),
];

/** The chat plugin below a greeting. docs/behaviour/popup-parts.md#messengers. */
export const chatPlugin: Layout = (pieces) => [
  screen(
    'form',
    [
      panel(
        [
          art(pieces, 170),
          headline(pieces.copy, 'm'),
          ...body(pieces.copy),
          pluginOf('chat'),
          messageButton(pieces, 'messenger'),
          ...small(pieces.copy),
        ],
        { pad: 'm', align: 'center' },
      ),
    ],
    { tone: pieces.tone },
  ),
  thanks(pieces),
];

export const chatPluginWithPerson: Layout = (pieces) => [
  screen('form', [
    panel(
      [
        panel([...personOf(pieces.copy)], { tone: 'accent', pad: 'm' }),
        panel(
          [
            ...bubbles(pieces.copy),
            headline(pieces.copy, 'm'),
            pluginOf('chat'),
            messageButton(pieces, 'telegram'),
            ...small(pieces.copy),
          ],
          { pad: 'm' },
        ),
      ],
      { pad: 'none', gap: 'none', place: 'spread' },
    ),
  ]),
  thanks(pieces),
];

/** The plugin "Send to Messenger", which gives a code. docs/behaviour/popup-parts.md#messengers. */
export const toMessenger: Layout = (pieces) => [
  screen(
    'form',
    [
      cover(pieces, { fit: 'banner' }),
      panel(
        [
          ...bigNumber(pieces.copy, 'l', 'side'),
          headline(pieces.copy, 'm'),
          ...body(pieces.copy),
          pluginOf('send-to-messenger'),
          messageButton(pieces, 'messenger'),
          ...small(pieces.copy),
        ],
        { pad: 'l', align: 'center' },
      ),
    ],
    { tone: pieces.tone },
  ),
  thanks(pieces),
];

export const toMessengerWithList: Layout = (pieces) => [
  screen(
    'form',
    [
      panel(
        [
          art(pieces, 150),
          headline(pieces.copy, 'm'),
          ...listOf(pieces.copy),
          pluginOf('send-to-messenger'),
          messageButton(pieces, 'whatsapp'),
          ...wayOut(pieces.copy),
        ],
        { pad: 'm' },
      ),
    ],
    { tone: pieces.tone },
  ),
  thanks(pieces),
];

/** A wall of photos made of shapes, for a hashtag. */
export const wallCard: Layout = (pieces) => [
  screen(
    'form',
    [
      panel(
        [
          cover(pieces, { fit: 'banner' }),
          panel(
            [
              headline(pieces.copy, 'l'),
              ...body(pieces.copy),
              ...action(pieces),
              ...wayOut(pieces.copy),
            ],
            { pad: 'm', align: 'center' },
          ),
        ],
        { pad: 'none', gap: 'none', place: 'spread' },
      ),
    ],
    { tone: pieces.tone },
  ),
  thanksUnderPattern(pieces),
];

/** Visitors share the page, and those who did get the code. */
export const shareCard: Layout = (pieces) => [
  screen('form', [
    panel(
      [
        cover(pieces, { fit: 'banner' }),
        panel(
          [
            headline(pieces.copy, 'l'),
            ...body(pieces.copy),
            shareButtons(pieces, ['whatsapp', 'facebook', 'email', 'copy', 'sheet']),
            ...wayOut(pieces.copy),
          ],
          { tone: 'accent', pad: 'm', align: 'center' },
        ),
      ],
      { pad: 'none', gap: 'none', place: 'spread' },
    ),
  ]),
  thanks(pieces, { tone: 'accent' }),
];
