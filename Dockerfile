# Deskovka in a container: the compiled package and what it needs to run, nothing else.
#
#   docker build -t deskovka .
#   docker run --rm -p 127.0.0.1:8000:8000 -v deskovka:/data deskovka
#
# No Docker engine was at hand when this was written: its pip commands were run as they stand, the rest was only read.

FROM node:22-slim AS web
WORKDIR /build/web
COPY web/package.json web/package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY web .
RUN npm run build

FROM python:3.11-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY requirements.lock .
# Every wheel is checked against the hashes of the lock; from here on nothing comes from the network.
RUN pip wheel --no-cache-dir --require-hashes -r requirements.lock -w /wheels \
 && pip install --no-cache-dir --no-index --find-links /wheels --require-hashes -r requirements.lock
COPY pyproject.toml setup.py README.md LICENSE ./
COPY src src
COPY --from=web /build/src/deskovka/server/web src/deskovka/server/web
RUN DESKOVKA_COMPILE=1 pip wheel --no-cache-dir --no-build-isolation --no-deps -w /wheels . \
 && python -m venv /opt/deskovka \
 && /opt/deskovka/bin/pip install --no-cache-dir --no-index --find-links /wheels deskovka

FROM python:3.11-slim
RUN useradd --system --uid 10001 --home-dir /data --shell /usr/sbin/nologin deskovka \
 && install -d -o deskovka -g deskovka -m 700 /data
COPY --from=build /opt/deskovka /opt/deskovka
ENV PATH=/opt/deskovka/bin:$PATH PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 XDG_DATA_HOME=/data PORT=8000
USER deskovka
WORKDIR /data
# Without DESKOVKA_DATABASE_URL the tables are in /data/deskovka/tables.sqlite
VOLUME /data
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 \
  CMD ["python", "-c", "import os, urllib.request as r; r.urlopen('http://127.0.0.1:' + os.environ['PORT'] + '/healthz', timeout=4)"]
CMD ["sh", "-c", "exec deskovka serve --host 0.0.0.0 --port $PORT"]
