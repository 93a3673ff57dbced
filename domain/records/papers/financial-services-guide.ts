// The Financial Services Guide, as a template for the operator: a page of the portal, and a paper to keep.

import { type PaperContent, sectionBlocks } from "./paper-content.ts";

export const FINANCIAL_SERVICES_GUIDE = {
  title: "Financial Services Guide",
  sentence: "Who provides the services of this portal, how they are paid, and where to complain.",
  sections: [
    {
      id: "about",
      heading: "About this guide",
      paragraphs: [
        "This guide helps you to decide whether to use the services offered here. It names the licence under which they are provided, what they cost, and what happens when something goes wrong.",
      ],
    },
    {
      id: "provider",
      heading: "Who provides the services",
      paragraphs: [
        "Operator, Australian Business Number, Australian Financial Services Licence number, address, phone and email are entered here by the operator.",
      ],
    },
    {
      id: "services",
      heading: "What is provided",
      paragraphs: [
        "Arranging bank guarantees, surety bonds, cash security and lease bonds that are issued by banks and insurers, and keeping their records. No personal advice is given: your objectives, situation and needs are not considered.",
      ],
    },
    {
      id: "payment",
      heading: "How the provider is paid",
      paragraphs: [
        "You pay an establishment fee and ongoing fees, shown before you submit. The provider may also receive a commission from the bank or insurer; ask for its amount at any time.",
        "If someone referred you, that person or organisation may be paid for it. This does not change what you pay.",
      ],
    },
    {
      id: "complaints",
      heading: "If you have a complaint",
      paragraphs: [
        "Tell the provider first. It acknowledges a complaint within one business day and answers it within 30 days.",
        "If you are not satisfied you may go to the Australian Financial Complaints Authority (afca.org.au, 1800 931 678), free of charge.",
      ],
    },
    {
      id: "insurance",
      heading: "Compensation",
      paragraphs: [
        "The provider holds professional indemnity insurance as section 912B of the Corporations Act 2001 (Cth) requires. The operator confirms its cover here.",
      ],
    },
  ],
} as const;

export function financialServicesGuide(by: string | null): PaperContent {
  const { title, sentence, sections } = FINANCIAL_SERVICES_GUIDE;
  return { title, by, blocks: [{ kind: "text", text: sentence }, ...sectionBlocks(sections)] };
}
