/** Texts of the server for visitors and in mails, in English. */
export const server = {
  /** Mails about leads. */
  mail: {
    newLead: 'New lead',
    /** Before the subject of a test mail. */
    test: 'Test',
    testText: 'This is a test with a made-up lead. A real one looks like this:',
    on: 'on',
    someone: 'Someone',
    coupon: 'Coupon',
    prize: 'Prize',
    /** Before what a game drew, if it was no win. */
    notWon: 'Drawn, not won',
    popup: 'Popup',
    page: 'Page',
    allLeads: 'All leads',
    answer: 'Reply to this email to write to them.',
    stop: 'No more emails about leads',
    needsLook: 'This lead needs a look: some answers are not what the form asks for.',
    moreLeads: (count: number) => (count === 1 ? '1 more lead' : `${count} more leads`),
    whyCounted:
      'Leads that look automated, or that come in great numbers within an hour, are not emailed one by one.',
  },
  /** The page where a recipient stops mails about leads. */
  leadMails: {
    title: 'Emails about leads',
    question: (address: string) =>
      `Stop sending emails about leads to ${address}? The weekly report and emails about codes end, too.`,
    yes: 'Yes, stop them',
    stopped: 'Stopped',
    stoppedText: (address: string) =>
      `Emails about leads no longer go to ${address}. Was that a mistake? Have them sent again:`,
    again: 'Send them again',
    incomplete: 'This link is incomplete. Open it from the email once more.',
  },
  /** The weekly report, and the page where a recipient stops it. */
  weekly: {
    subject: (siteName: string) => `The week on ${siteName}`,
    days: (from: string, until: string) => `${from} to ${until}`,
    views: 'Views',
    conversions: 'Conversions',
    rate: 'Conversion rate',
    leads: 'Leads',
    revenue: 'Revenue',
    /** One line for each currency, with its code. */
    revenueIn: (currency: string) => `Revenue in ${currency}`,
    /** `change` contains its sign and a percent sign. */
    onWeekBefore: (change: string) => `${change} compared with the week before`,
    noViewsBefore: 'none the week before',
    noViews:
      'Nobody saw a popup this week. Check that the script is on your pages and a popup is published.',
    popups: 'Conversions by popup',
    ofViews: (views: string, rate: string) => `of ${views} views, ${rate}`,
    open: 'Open the report',
    why: 'You get this each Monday because you agreed to emails about this site.',
    stop: 'Stop the weekly report',
    title: 'Weekly report',
    question: (address: string, siteName: string) =>
      `Stop sending the weekly report on ${siteName} to ${address}?`,
    yes: 'Yes, stop it',
    stopped: 'Stopped',
    stoppedText: (address: string, siteName: string) =>
      `The weekly report on ${siteName} no longer goes to ${address}. Was that a mistake? Have it sent again:`,
    again: 'Send it again',
    tooOld:
      'This link is incomplete, or its site is gone. In that case no more reports come, either.',
  },
  /** The mails about a list of codes that runs low or is used up. */
  stock: {
    low: (popupName: string, siteName: string) =>
      `The codes of ${popupName} on ${siteName} are running low`,
    usedUp: (popupName: string, siteName: string) =>
      `The codes of ${popupName} on ${siteName} are used up`,
    codesLeft: (count: number) => (count === 1 ? 'One code is left.' : `${count} codes are left.`),
    lowText: 'When they are used up, visitors get no more codes from this list.',
    usedUpText:
      'The last code was given to a visitor. Visitors get no more codes from this list until you add some.',
    pausedText:
      'The last code was given to a visitor, so the popup has paused itself. Add codes, then resume it in the list of popups.',
    add: 'Add codes',
    why: 'You get this because you agreed to emails about this site. These emails can be switched off in its settings.',
    stop: 'Stop all emails about this site',
  },
  /** The mail that asks a lead to confirm their address, and the page of its link. */
  confirmation: {
    subject: (siteName: string) => `Please confirm your email address for ${siteName}`,
    mail: (siteName: string, link: string) =>
      `Someone left this email address on ${siteName}. If it was you, please confirm it on this page within a week:\n${link}\n\nIf it was not you, you can ignore this.\n`,
    title: 'Confirm your email address',
    question: (address: string) => `Is ${address} your address?`,
    yes: 'Yes, confirm it',
    done: 'Thank you',
    doneText: (address: string) => `${address} is confirmed. You can close this page.`,
    tooOld:
      'This link is too old or incomplete. Fill in the form on the site again to get another.',
  },
  /** The mail that asks someone whether they want mails about leads. */
  recipients: {
    subject: 'Do you want emails about new leads?',
    mail: (siteName: string, link: string) =>
      `The owner of the site “${siteName}” would like Beckon to email you about every new lead.\n\nIf you want that, open this page within a week and agree:\n${link}\n\nIf you do not, just ignore this: you will get no such emails.\n`,
    title: 'Emails about new leads',
    question: (address: string) => `Send emails about new leads to ${address}?`,
    agree: 'Yes, send them',
    done: 'Done',
    doneText: (address: string) => `Emails about new leads now go to ${address}.`,
    tooOld:
      'This link is too old or incomplete. Ask the owner of the site to send you another from the site’s settings.',
  },
  /** Comments on articles, for readers. */
  comments: {
    /** `{most}` is the number of characters that are allowed. */
    refusals: {
      'no-article': 'This form does not say which article it belongs to.',
      'no-comment': 'Please write a comment.',
      'long-comment': 'This comment is too long: {most} characters at most.',
      'no-author': 'Please write your name.',
      'long-author': 'This name is too long: {most} characters at most.',
      'wrong-email': 'This email address cannot be right. Correct it, or leave it empty.',
      'wrong-url': 'This web address cannot be right. Correct it, or leave it empty.',
      'lost-parent':
        'The comment you are replying to is no longer there. Send again to post yours on its own.',
      closed: 'Comments are closed here.',
      'too-many': 'You are writing very fast. Please wait a minute, then send again.',
      'too-large': 'This comment is too long to be accepted.',
      failed: 'Your comment could not be saved just now. Please send it again in a moment.',
    },
    title: 'Your comment has not been sent yet',
    kept: 'Nothing you wrote is lost.',
    comment: 'Comment',
    author: 'Name',
    email: 'Email (never shown)',
    url: 'Website',
    send: 'Send comment',
    back: 'Back to the article',
    thanks: 'Thank you. Your comment will appear once it is approved.',
    reply: 'Reply',
    replyTo: (name: string) => `Reply to ${name}`,
    says: 'says:',
    waiting: 'Your comment waits for approval. Until then, only you can see it.',
  },
  /** For an owner who is over the limit of the plan: at once, and after two days. */
  restriction: {
    upgrade: 'Your popups are paused',
    upgradeText:
      'This month’s views are used up. Raise the limit of your plan to show popups again.',
    remind: 'Still paused',
    remindText:
      'Your popups have been off for more than two days, because this month’s views are used up.',
  },
  landing: {
    open: 'Open',
    needsScript: 'Please allow JavaScript to see this form.',
    unavailable: {
      title: 'Not available',
      text: 'There is nothing to see at this address at the moment.',
    },
  },
  consent: {
    /** Names of the documents that a cookie banner links to. */
    documents: {
      'cookie-statement': 'Cookie policy',
      'privacy-statement': 'Privacy policy',
      impressum: 'Legal notice',
    },
    /** Why the visitor is not asked: the browser sends a privacy signal. The choices follow. */
    privacySignal:
      'Your browser asks for privacy, so we use only necessary cookies, and those that you allow here.',
  },
};
