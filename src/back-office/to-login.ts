/** Leads to the login of the back office, and back to where one is. */
export function goToLogin(): void {
  location.assign(
    `/adminLogin?redirect=${encodeURIComponent(location.pathname + location.search)}`,
  );
}
