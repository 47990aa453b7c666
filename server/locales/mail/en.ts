import type { MailTexts } from './hr.ts';

/** English texts of mails. */
export const en: MailTexts = {
  hello: 'Hello,',
  helloName: 'Hello {{name}},',
  linkFallback: 'If the button does not work, open this address in your browser: {{href}}',
  reasonAccount: 'You received this message because somebody entered your address at {{shop}}.',
  reasonOrder: 'You received this message because you shopped at {{shop}}.',

  'verify.subject': 'Confirm your e-mail address',
  'verify.preheader': 'One more step to your account.',
  'verify.heading': 'One more step',
  'verify.text':
    'Thank you for opening an account at {{shop}}. Confirm that this address is yours, and your account is ready.',
  'verify.button': 'Confirm address',
  'verify.note':
    'The link works for 24 hours. If you did not open an account, simply ignore this message.',

  'reset.subject': 'New password',
  'reset.preheader': 'Choose a new password within the next hour.',
  'reset.heading': 'Choose a new password',
  'reset.text':
    'A new password was requested for your account at {{shop}}. Use the button to choose it.',
  'reset.button': 'New password',
  'reset.note':
    'The link works for 60 minutes and once only. If you did not ask for a new password, there is nothing to do: the old one still works.',

  'newsletter.subject': 'Confirm your newsletter subscription',
  'newsletter.preheader': 'One click and you are subscribed.',
  'newsletter.heading': 'Confirm your subscription',
  'newsletter.text':
    'We are glad that you want to receive news, advice and offers from {{shop}}. Use the button to confirm your subscription.',
  'newsletter.button': 'Confirm subscription',
  'newsletter.note':
    'The link works for 7 days. If you did not subscribe, ignore this message and we will not write again.',
  'newsletter.leave': 'You can unsubscribe at any time: {{href}}',
  'newsletter.reason':
    'You received this message because your address was entered into the newsletter form of {{shop}}.',

  'availability.subject': 'Available again: {{product}}',
  'availability.preheader': 'The product you were waiting for is back in stock.',
  'availability.heading': 'Available again',
  'availability.text':
    'The product you were waiting for is back in stock. Quantities are limited and cannot be reserved.',
  'availability.button': 'See the product',
  'availability.reason':
    'You received this message because you asked to be told. It is the only one about this product.',

  'contact.subject': 'Question from the website: {{name}}',
  'contact.preheader': 'A new question from the contact form.',
  'contact.heading': 'A new question',
  'contact.name': 'Name',
  'contact.email': 'E-mail',
  'contact.date': 'Sent',
  'contact.reason': 'You can answer this message directly: the answer goes to the visitor.',

  'order.subject': 'Order {{number}}: we have received it',
  'order.preheader': 'Thank you for your order. The summary is inside, the document attached.',
  'order.heading': 'Thank you for your order',
  'order.text': 'We have received your order {{number}}. Its document is attached to this message.',
  'order.transfer':
    'You pay by bank transfer. The details and a code to scan are in the attachment; we ship as soon as the payment has arrived.',
  'order.paid': 'Your payment has arrived.',
  'order.download': 'Download: {{name}}',
  'order.downloads': 'Your files are ready. The links are for you only.',
  'order.pickup': 'Pick-up',
  'order.delivery': 'Delivery',
  'order.payment': 'Payment',
  'order.items': 'Products',
  'order.coupon': 'Coupon',
  'order.fees': 'Fees',
  'order.total': 'Total including VAT',
  'order.file': 'order',

  'orderPaid.subject': 'Order {{number}}: payment received',
  'orderPaid.preheader': 'Thank you, your payment has arrived.',
  'orderPaid.heading': 'Payment received',
  'orderPaid.text':
    'We have received the payment for your order {{number}}. We are preparing it for you; the invoice is attached.',

  'page.back': 'Back to the shop',
  'page.gone': 'This link no longer works',
  'page.goneText': 'It has expired or was used before.',
  'page.confirmHeading': 'Newsletter subscription',
  'page.confirmText': 'Do you want to receive the newsletter at this address?',
  'page.confirmButton': 'Confirm subscription',
  'page.confirmedText': 'Your subscription to the newsletter is confirmed.',
  'page.leaveHeading': 'Unsubscribe from the newsletter',
  'page.leaveText': 'Do you want to stop receiving the newsletter?',
  'page.leaveButton': 'Unsubscribe',
  'page.left': 'You are unsubscribed',
  'page.leftText': 'We will not send you the newsletter any more.',
};
