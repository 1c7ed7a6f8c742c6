const door =
  /^\/(?:$|(?:login|link-login|guest-user|forgot-password|(?:reset|change)-password|logout|sign-up|verify-email|unsubscribe|objection|contact-data|invitation|legal|setup|join|no-invitations|dev\/ui)(?:\/|$))/

/** Addresses of the ways in and out; every other one belongs to the product behind the door. */
export const isAuthRoute = (path: string) => door.test(path)
