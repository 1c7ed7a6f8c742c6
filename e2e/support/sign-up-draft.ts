/** A sign-up with every step told, as the tab keeps it: each step can be opened, whatever flow strangers get today. */
export function draftKept(flow: 'v1' | 'v2'): Record<string, string> {
  const draft = {
    flow,
    signupStartTime: '2026-11-15T08:00:00.000Z',
    done: [
      'set-email',
      'complete-info',
      'company-info',
      'choose-user-type',
      'upload-logo',
      'upload-banner',
      'set-launch-date',
    ],
    role: 'brand',
    entityName: 'Atelier Haddad',
    firstName: 'Lena',
    lastName: 'Haddad',
    country: 'Saudi Arabia',
    phone: '50 123 4567',
    countryCode: '+966',
    email: 'lena.haddad@example.test',
    companyRole: 'FOUNDER',
    website: 'haddad.example',
    launchDate: '2031-03-15',
    referralCode: 'KIN-2026',
  }
  return { signUpDraft: JSON.stringify(draft) }
}

export const proofKept = { registrationToken: 'proof', registrationEmail: 'lena.haddad@example.test' }
