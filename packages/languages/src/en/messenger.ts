/** The button that replaces a messenger's plugin, in English. */
export const messenger = {
  chat: 'Chat in Messenger',
  'send-to-messenger': 'Send to Messenger',
};
