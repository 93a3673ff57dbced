// The terms of the referral programme, as a template for the operator.

import { contentScreen } from "./content-page.tsx";

export const ReferralTermsScreen = contentScreen({
  title: "Referral Program Terms and Conditions",
  sentence: "How a business that brings another one here is thanked for it.",
  sections: [
    {
      id: "who",
      heading: "Who can take part",
      paragraphs: [
        "An organisation with an account can share its referral code with other businesses. A business cannot refer itself, nor one that it controls or that already has an account.",
      ],
    },
    {
      id: "discounts",
      heading: "What each side receives",
      paragraphs: [
        "The business that was referred receives a discount on its first established security. The one that referred it receives a credit when that invoice has been paid. The amounts are shown in the portal at the time.",
      ],
    },
    {
      id: "limits",
      heading: "Limits",
      paragraphs: [
        "A discount or credit reduces fees only, never below zero. It is not paid out and cannot be transferred.",
      ],
    },
    {
      id: "end",
      heading: "Changes and end",
      paragraphs: [
        "The programme can be changed or ended with notice in the portal. Credits earned before that are honoured.",
      ],
    },
  ],
});
