import { COMMENT_LIMITS } from '@beckon/contract/comments';
import type { Messages } from './messages.ts';

const { comment, author } = COMMENT_LIMITS;

export const EN: Messages = {
  mail: {
    newLead: 'New lead',
    test: 'Test',
    testText: 'This is a test with a made-up lead. A real one looks like this:',
    on: 'on',
    somebody: 'Somebody',
    coupon: 'Coupon',
    prize: 'Prize',
    popup: 'Popup',
    page: 'Page',
    allLeads: 'All leads',
    answer: 'Reply to this e-mail to write to them.',
    needsLook: 'This lead needs a look: some answers are not what the form asks for.',
    moreLeads: (count) => (count === 1 ? '1 more lead' : `${count} more leads`),
    whyCounted:
      'Leads that may have been sent by a machine, or that come in great numbers within an hour, get no e-mail of their own.',
  },
  weekly: {
    subject: (siteName) => `The week on ${siteName}`,
    days: (from, until) => `${from} to ${until}`,
    views: 'Views',
    conversions: 'Conversions',
    rate: 'Conversion rate',
    leads: 'Leads',
    revenue: 'Revenue',
    onWeekBefore: (change) => `${change} on the week before`,
    noViewsBefore: 'none the week before',
    noViews:
      'Nobody saw a popup this week. Check that the script is on your pages and a popup is published.',
    popups: 'Popups',
    ofViews: (views, rate) => `of ${views} views (${rate})`,
    open: 'Open the report',
    why: 'You get this each Monday because you agreed to e-mails about this site.',
    stop: 'Stop the weekly report',
    title: 'Weekly report',
    question: (address, siteName) =>
      `Shall the weekly report on ${siteName} no longer go to ${address}?`,
    yes: 'Yes, stop it',
    stopped: 'Stopped',
    stoppedText: (address, siteName) =>
      `The weekly report on ${siteName} no longer goes to ${address}. Was that a mistake? Have it sent again:`,
    again: 'Send it again',
    tooOld: 'This link is not whole, or its site is gone. Then no more reports come, either.',
  },
  confirmation: {
    subject: (siteName) => `Please confirm your e-mail address for ${siteName}`,
    mail: (siteName, link) =>
      `Somebody left this e-mail address on ${siteName}. If it was you, please confirm it on this page within a week:\n${link}\n\nIf it was not you, do nothing.\n`,
    title: 'Confirm your e-mail address',
    question: (address) => `Is ${address} your address?`,
    yes: 'Yes, confirm it',
    done: 'Thank you',
    doneText: (address) => `${address} is confirmed. You can close this page.`,
    tooOld:
      'This link is too old, or not whole. Fill in the form on the site again to get another.',
  },
  recipients: {
    subject: 'Do you want e-mails about new leads?',
    mail: (siteName, link) =>
      `The owner of the site “${siteName}” wants Beckon to tell you by e-mail of each new lead.\n\nIf you want that, open this page within a week and agree:\n${link}\n\nIf you do not, do nothing: you will get no such e-mails.\n`,
    title: 'E-mails about new leads',
    question: (address) => `Shall e-mails about new leads go to ${address}?`,
    agree: 'Yes, send them',
    done: 'Done',
    doneText: (address) => `E-mails about new leads now go to ${address}.`,
    tooOld:
      'This link is too old, or not whole. Ask the owner of the site to send you another from the site’s settings.',
  },
  comments: {
    refusals: {
      'no-article': 'This form does not say which article it belongs to.',
      'no-comment': 'Please write a comment.',
      'long-comment': `This comment is too long: ${comment} characters fit.`,
      'no-author': 'Please write your name.',
      'long-author': `This name is too long: ${author} characters fit.`,
      'wrong-email': 'This e-mail address cannot be right. Correct it, or leave it empty.',
      'wrong-url': 'This web address cannot be right. Correct it, or leave it empty.',
      'lost-parent':
        'The comment that you answer is no longer there. Send again to post yours on its own.',
      closed: 'Comments are closed here.',
      'too-many': 'You are writing very fast. Please wait a minute, then send again.',
      'too-large': 'This comment is too long to be taken.',
      failed: 'Your comment could not be kept just now. Please send it again in a moment.',
    },
    title: 'Your comment was not sent yet',
    kept: 'Nothing that you wrote is lost.',
    comment: 'Comment',
    author: 'Name',
    email: 'E-mail (is not shown)',
    url: 'Website',
    send: 'Send comment',
    back: 'Back to the article',
    thanks: 'Thank you. Your comment is shown as soon as it is approved.',
    reply: 'Reply',
    replyTo: (name) => `Reply to ${name}`,
    says: 'says:',
    waiting: 'Your comment waits for approval. Only you see it until then.',
  },
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
  },
  consent: {
    documents: {
      'cookie-statement': 'Cookie policy',
      'privacy-statement': 'Privacy policy',
      impressum: 'Legal notice',
    },
    privacySignal: 'Your browser asks for privacy, so only necessary cookies are used.',
  },
};
