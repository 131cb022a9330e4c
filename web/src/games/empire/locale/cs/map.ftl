# Mapa hry Minutová říše: Legendy.
empire-map-name = Mapa
empire-map-help = Šipkami přejdeš z regionu do regionu, plus a minus mapu přiblíží a oddálí, nula ji ukáže celou.
empire-map-wraps = Tahle cesta pokračuje na druhém konci mapy.
