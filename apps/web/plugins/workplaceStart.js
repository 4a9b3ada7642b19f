// Inline script of the page for a browser with a session: requests the data of the workplace while the code is
// loading. `platform/start` uses the response.
/* global stored */
try {
  const [, cookie] = document.cookie.match(/(?:^|; )office_session=([^;]*)/);
  const { token, tokenExpires, organizationId, user } = JSON.parse(decodeURIComponent(cookie));
  if (organizationId && tokenExpires > Date.now()) {
    const language = document.documentElement.lang;
    const floorId = stored('office.floor');
    const query = floorId ? `?floorId=${encodeURIComponent(floorId)}` : '';
    window.officeStart = {
      userId: user.id,
      organizationId,
      token,
      language,
      response: fetch(`/api/v1/workplace${query}`, {
        headers: { Authorization: `Bearer ${token}`, 'Accept-Language': language },
      }),
    };
    // Reported by the calls that the workplace makes instead.
    window.officeStart.response.catch(() => {});
  }
} catch {
  // Without a readable session, the workplace requests its data itself.
}
