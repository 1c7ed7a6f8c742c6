import type { Drafts } from './built-in-drafts.ts'

const shared = {
  who: {
    title: 'Who may use the marketplace',
    text: 'The marketplace is for businesses only. A person who registers acts for a company, is allowed to do so, and gives true details about it.',
  },
  account: {
    title: 'Your account',
    text: 'Keep your password and your links to yourself. What is done with your account counts as done by your company. Tell us immediately if a stranger has got in.',
  },
  orders: {
    title: 'Orders',
    text: 'An order is a contract between the brand and the retailer, made when both have confirmed the same version of it. We pass it on and keep the record; we are not a party to it.',
  },
  end: {
    title: 'Leaving, and changes',
    text: 'You can close your account at any time; open orders are still fulfilled. We may close an account that breaks these terms, after telling you why. If we change these terms, you read the new ones before they hold for you.',
  },
}

export const draftsEn: Drafts = {
  note: 'Draft. This is an example to start from and no legal advice. Have it checked before you publish it.',
  texts: {
    'terms-brands': [
      shared.who,
      shared.account,
      {
        title: 'What you publish',
        text: 'Your pictures, texts and prices stay yours. You allow us to show them to those you open them to, and you have the right to publish them.',
      },
      {
        title: 'Approval and reviews',
        text: 'We look at a brand before retailers see it, and at its collections before they are published. We say what is missing. An approval is no guarantee of ours for what you sell.',
      },
      shared.orders,
      {
        title: 'Commission',
        text: 'You pay a commission on the goods of your invoices, at the rate shown before you confirm an order. We write a statement of it every month.',
      },
      {
        title: 'Retailers in confidence',
        text: 'What you learn here about a retailer, such as contacts, orders and payments, is for your trade with that retailer only.',
      },
      shared.end,
    ],
    'terms-retailers': [
      shared.who,
      shared.account,
      {
        title: 'Prices in confidence',
        text: 'Wholesale prices, terms and unpublished collections that you see here are confidential. Do not hand them to others.',
      },
      shared.orders,
      {
        title: 'Paying',
        text: 'You owe the price of an order to the brand, by the method and on the day that the order names. Using the marketplace costs you nothing.',
      },
      {
        title: 'Goods that are wrong or damaged',
        text: 'Report missing, wrong or damaged goods with the shipment as soon as you find out. The brand answers for them by its terms and by law.',
      },
      shared.end,
    ],
    privacy: [
      {
        title: 'Who is responsible',
        text: '[Company, address and email of the operator.] Write to us with every question about your data.',
      },
      {
        title: 'What we store',
        text: 'What you enter: name, company, contact data, documents, orders and messages. What arises: sign-ins with device and network address, and which pages help you. No advertising follows you.',
      },
      {
        title: 'What we use it for',
        text: 'To run your account, your orders and payments and the mails they need, to keep the marketplace safe, and to keep the books that the law asks for.',
      },
      {
        title: 'Who gets it',
        text: 'Your trading partners, as far as an order asks for it. Services that work for us, such as hosting, mail and payments: [name them]. Authorities where the law asks for it.',
      },
      {
        title: 'How long',
        text: 'As long as your account is open, and invoices as long as the law asks for. You can have your account deleted in your profile.',
      },
      {
        title: 'Your rights',
        text: 'You can read, correct, export and delete your data, and object to its use. Your profile has an export of all of it. You can complain to a supervisory authority.',
      },
    ],
    imprint: [
      { title: 'Operator', text: '[Company name and legal form]' },
      { title: 'Address', text: '[Street, postal code, city and country]' },
      { title: 'Contact', text: '[Email and phone number]' },
      { title: 'Register and tax', text: '[Commercial register and number, tax number]' },
      { title: 'Represented by', text: '[Name of the managing director]' },
    ],
  },
}
