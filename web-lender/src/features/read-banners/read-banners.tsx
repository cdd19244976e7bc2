import { useQuery } from "@tanstack/react-query";
import { focusPage } from "@tieout/ui-kit";
import { useState } from "react";
import { bannerMessages } from "../../api/banner-messages.ts";
import { Banner } from "./banner.tsx";
import { hide, isHidden } from "./banner-cookie.ts";

/** What the tenant announces, until it is closed or hidden. Without an answer there is nothing to say. */
export function ReadBanners() {
  const { data: banners = [] } = useQuery(bannerMessages());
  const [closed, setClosed] = useState<readonly string[]>([]);
  const shown = banners.filter(
    (banner) =>
      !banner.inactive && !isHidden(banner) && !closed.includes(banner.hideMessageCookieName),
  );

  return shown.map((banner) => {
    const close = () => {
      setClosed((before) => [...before, banner.hideMessageCookieName]);
      focusPage();
    };
    return (
      <Banner
        key={banner.hideMessageCookieName}
        banner={banner}
        onClose={close}
        onHide={() => {
          hide(banner);
          close();
        }}
      />
    );
  });
}
