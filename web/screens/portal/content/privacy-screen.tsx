// The privacy policy with its complaints part, as a template for the operator.

import { contentScreen } from "./content-page.tsx";

export const PrivacyScreen = contentScreen({
  title: "Privacy Policy",
  sentence: "What this portal keeps about you, why, for how long, and how to see it or complain.",
  sections: [
    {
      id: "collected",
      heading: "What is collected",
      paragraphs: [
        "Your name, email and phone; the details of your organisation; what you enter in drafts, documents and parties; the files that you attach; and, where the law asks for it, the identity details of directors and owners.",
        "The portal also records who changed what and when, from which address people signed in, and technical details needed to keep it safe.",
      ],
    },
    {
      id: "why",
      heading: "Why it is collected",
      paragraphs: [
        "To arrange and manage the security that you ask for, to verify identities, to take payment, to meet legal duties, and to keep the portal secure. It is not sold, and it is not used for advertising.",
      ],
    },
    {
      id: "shared",
      heading: "Who it is shared with",
      paragraphs: [
        "With the bank or insurer that you apply to, with the other parties to a security so far as they need it, with people you invite, with providers of identity checks, payment, mail and storage who work for the operator, and with authorities where the law requires it.",
        "The operator names here any overseas recipients and the countries in which they are.",
      ],
    },
    {
      id: "kept",
      heading: "How it is kept",
      paragraphs: [
        "Identity numbers, dates of birth and bank account numbers are encrypted and shown masked. Closed records are kept for seven years and then archived.",
      ],
    },
    {
      id: "access",
      heading: "Seeing and correcting it",
      paragraphs: [
        "You can ask for a copy of what is held about you, and for its correction. A request is answered within 30 days. If it is refused you are told why.",
      ],
    },
    {
      id: "complaints",
      heading: "Complaints Policy",
      paragraphs: [
        "Write to the operator at the address in the Financial Services Guide. A complaint is acknowledged within one business day and answered within 30 days.",
        "If you are not satisfied with the answer about your privacy, you may go to the Office of the Australian Information Commissioner (oaic.gov.au, 1300 363 992); about a financial service, to the Australian Financial Complaints Authority (afca.org.au, 1800 931 678).",
      ],
    },
  ],
});
