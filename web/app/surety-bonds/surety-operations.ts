// What is read of a surety bond wherever its draft is shown.

import { graphql } from "../../api/generated/gql.ts";

export const SuretyBondFields = graphql(`
  fragment SuretyBondFields on Draft {
    securityType
    hasDeclaredRevenue
    contractQuestionnaire {
      contractDescription
      contractLocation
      totalValue
      contractNumber
      startDate
      completionDate
      practicalCompletionDate
      finalCompletionDate
      maintenanceYears
      maintenanceMonths
      clientRepresentative
      isSubcontractor
      hasForceMajeure
      coversNuclearRisk
      bankFrontedBondsRequested
      bankFrontedBondsReason
      hasPreviousContracts
      hasSimilarContracts
      hasDesignObligationsLiability
      hasDelayEvents
      isExistingProject
      projectNotOnBudget
      defectsAndFaults { active detail }
      defectsLiabilityPeriodExtended { active detail }
      issuesAndDisputes { active detail }
      replacingExistingSecurity { active detail }
    }
    requestedSuretyDocuments {
      id
      purpose
      specifiedOtherPurpose
      amount
      periodStartDate
      periodEndDate
      expiryDate
      hasCustomWording
      documentWording
      documentWordingTemplate
      paymentAnnualCost
      paymentEstablishmentFee
    }
  }
`);
