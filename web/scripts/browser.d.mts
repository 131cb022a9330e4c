export function findBrowser(
  environment?: Record<string, string | undefined>,
  places?: string[],
  programs?: string[],
): string | undefined;
